/** The anchor record: about 90 text fields; numeric ones hold numeric strings. Lists of names, so that forms, seeds and parsers share them. */
import type { WireId } from './wire-values';

export const ANCHOR_JG_TEXTS = [
  'jgMaterial',
  'jgMaterialEn',
  'jgMaterialClass',
  'jgMaterialClassEn',
  'jgCertification',
  'jgCertificationEn',
  'jgC30name',
  'jgC60name',
] as const;

export const ANCHOR_JG_NUMBERS = [
  'jgExx',
  'jgNrks',
  'jgGammarsn1',
  'jgGammarsn2',
  'jgHef',
  'jgKucrn1',
  'jgKucrn2',
  'jgScrn',
  'jgCcrn',
  'jgScrsp',
  'jgCcrsp',
  'jgGammarcn1',
  'jgGammarcn2',
  'jgVrks',
  'jgGammarsv1',
  'jgGammarsv2',
  'jgM0rks',
  'jgLf',
  'jgDnom',
  'jgAs',
  'jgGammarcv1',
  'jgGammarcv2',
  'jgK9n1',
  'jgK9n2',
  'jgK8',
  'jgGammarcp1',
  'jgGammarcp2',
  'jgHmin',
  'jgSmin',
  'jgCmin',
  'jgH1',
  'jgTinst',
  'jgTfix',
  'jgHnom',
  'jgD0',
  'jgOpeningwidth',
  'jgGangpull',
  'jgC30pull',
  'jgC60pull',
  'jgGangshear',
  'jgC30shear',
  'jgC60shear',
] as const;

export const ANCHOR_ETA_TEXTS = [
  'etaMaterial',
  'etaMaterialEn',
  'etaMaterialClass',
  'etaMaterialClassEn',
  'etaCertification',
  'etaCertificationEn',
  'etaC30name',
  'etaC60name',
] as const;

export const ANCHOR_ETA_NUMBERS = [
  'etaExx',
  'etaNrks',
  'etaGammarsn',
  'etaNrkp',
  'etaPhic',
  'etaGammainst',
  'etaHef',
  'etaKucrn1',
  'etaKucrn2',
  'etaScrn',
  'etaCcrn',
  'etaScrsp',
  'etaCcrsp',
  'etaGammarcn',
  'etaVrks',
  'etaGammarsv',
  'etaK7',
  'etaM0rks',
  'etaLf',
  'etaDnom',
  'etaAs',
  'etaGammarcv',
  'etaK9n1',
  'etaK9n2',
  'etaK8',
  'etaGammarcp',
  'etaHmin',
  'etaSmin',
  'etaCmin',
  'etaH1',
  'etaTinst',
  'etaHnom',
  'etaD0',
  'etaOpeningwidth',
  'etaGangpull',
  'etaC30pull',
  'etaC60pull',
  'etaGangshear',
  'etaC30shear',
  'etaC60shear',
] as const;

export const ANCHOR_TEXTS = [...ANCHOR_JG_TEXTS, ...ANCHOR_ETA_TEXTS] as const;
export const ANCHOR_NUMBERS = [...ANCHOR_JG_NUMBERS, ...ANCHOR_ETA_NUMBERS] as const;

export type AnchorText = (typeof ANCHOR_TEXTS)[number];
export type AnchorNumber = (typeof ANCHOR_NUMBERS)[number];

/** What the calculator reads of an anchor; `avatar` is the id of a picture, '' without one. */
export interface AnchorDetail<Id = WireId> extends Record<AnchorText | AnchorNumber, string> {
  id: Id;
  name: string;
  avatar: Id | '';
}

/** The whole record: `efficient`, `jgHave`, `etaHave` are '0' or '1'. */
export interface AnchorRecord<Id = WireId> extends AnchorDetail<Id> {
  efficient: '0' | '1';
  jgHave: '0' | '1';
  etaHave: '0' | '1';
}

export type AnchorFields<Id = WireId> = Omit<AnchorRecord<Id>, 'id'>;
