/**
 * Which of deals 1 … 2048 are proven to be winnable where not (nearly) all are, six to a letter, the first deal the lowest
 * bit: what `node scripts/prove-deals.mjs` found, every line replayed. Keys: stacking, what an empty column takes,
 * cells, cards dealt to cells. Frozen: the deals of the day are drawn from them.
 */
export const PROVEN_LISTS: Readonly<Record<string, string>> = {
  'alternate-color any 3 0':
    '____________________________-3_________________7___________________________3___________________v___3__v______7___________________-________-_________________________3_____v__________________9__________________________________________________7________-__________________________v___________f__________________________________7_________________D',
  'alternate-color any 2 0':
    'e__7-9_f_77f1_t9vvd62-_9-_e_83-89eub__Tj__96b5777-_57lhf6_r-__-_--33_-46__-2_-23r9_x_l9Pt31__7_Py69W9fvl_u8_X776967a57v3r_na____t-_fbb3Vffu_O3_P60e17_-Wq75tB789vv83H9_3_Hq3vJ9Ptx257-97_6_X_9d7_2u31e-_f_S3v__3-877592-9_--vW_33v08f9y907_v_s_3p_fPf_ze-sfW539n__97_-_zv_z_fybf7-7bt_ft_r9nf--_f__r3977_xt-r_e3Pv_fv7p__z__-3vzn3_5-b__39t-P7m_r_30_D',
  'alternate-color any 1 0':
    'STAAiEDAkaAAQBFJHPRCAACggRALQwgEsEiQKKCgQVAABpiADARgAABIAoCwZJoAkCVmggwASIgAt4AgAgbhEFUABCQQ9AQACCEAVAIkjEMAQQAAwAYQgAAAA0BAC9FABABBAZkAAAKGCAAJQAQBaAoCIAYFAwQxIGEgARpA8BgEABsAAgAhJKBrSQgBxAAKJAAHQQEBABShCURlCEQgAAACgEAyhCEQSCgACxgAEgCiQASAoSCFQIAAAAAEQC9kBiRCKogBK0SAGARMKAQIAYCACAJCUyMSQQgIkAAA0RgYKwADIAkIDTgMQAmACQjQlAD4EQOAiIEIGwGaoEkAh',
  'alternate-color any 0 0':
    'AAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIAAAAAAAAAAAAAAAAAAAIAAAAAAAAAAABAAAAAAAAAAIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQ',
  'same-suit any 4 0':
    '_39n1_u--f6E3__d0_un2S3f-7V_0_btu_7__C3_3Zg97__Z__O9p21v2tf_3P_1a_-tt-9_fj92v5X3975__e4N9G4H-_7x_-fl-f_3_-o9-_62__nZ__pu5z3-r97258fv9v-9dv_v_-P_89f__d9Wv7893r3yb-9jv5_P9Xrve___N5-_97_9_flX_9uPffvtfz-b_-4q38___e79tql3vvf277G_7z_Dn9V329tf_ufvv3__f7bTqV_r82_--3rTv6xfhvz-_vt9s-sfnf_1vn0-f_e7_1-vf_r733U9v97_PYn-_5_lbnf3bbfWf_9rub869l8nfv3t3t713B',
  'same-suit kings 8 4':
    '_____________________________________________________________________________7_____________________________9_________________________________________________________________________________________________________________________________________________________________________________________________________________________________________D',
};
