/** Made by the build; what Storybook wants of it is not typed either. */
declare module '*/dist/custom-elements.json' {
  const manifest: unknown;
  export default manifest;
}
