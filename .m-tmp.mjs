import { build } from 'esbuild';
import { readFileSync, writeFileSync } from 'node:fs';
let src = readFileSync('/work/main/test/profiles/matrix.test.ts','utf8');
src = src.slice(0, src.indexOf('for (const id of BUILT_IN_IDS)')).replace(/import \{ expect \}.*\n/,'');
src += `
import { IDLE as _I } from '../../src/interaction/index.js';
for (const id of BUILT_IN_IDS) { const rules = findRules(id);
 const t: Record<string, number> = {gen:0, drag:0,taps:0,keys:0}; let n=0, bad=0;
 let t0=performance.now();
 const list=[...randomTables(rules, 300, 5)]; t.gen=performance.now()-t0;
 for (const position of list) { const world={position,rules,input:'select'} as const; const legal=new Set(legalMoves(position,rules).map(formatMove));
  for (const [k,w] of Object.entries(WAYS)) { t0=performance.now(); const f=w(world); t[k]+=performance.now()-t0; if(!isSame(f,legal)) bad++; } n++; }
 console.log(id, Object.fromEntries(Object.entries(t).map(([k,v])=>[k,(v/n).toFixed(3)+'ms'])), 'bad',bad);
}`;
writeFileSync('/work/main/test/profiles/.m.ts', src);
await build({ entryPoints:['/work/main/test/profiles/.m.ts'], bundle:true, format:'esm', platform:'neutral', outfile:'/tmp/rules-proof/m.out.mjs', mainFields:['module','main'], conditions:['import'], external:['fast-check'] , tsconfig:'/work/main/tsconfig.json'});
