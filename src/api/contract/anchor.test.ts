import { expect, it } from 'vitest';
import { ANCHOR_NUMBERS, ANCHOR_TEXTS } from '@/api/contract/records';

/** Field names of an anchor record, copied from the requirements documents. */
const TEXTS = `
  jgMaterial jgMaterialEn jgMaterialClass jgMaterialClassEn jgCertification jgCertificationEn
  jgC30name jgC60name
  etaMaterial etaMaterialEn etaMaterialClass etaMaterialClassEn etaCertification
  etaCertificationEn etaC30name etaC60name`;
const NUMBERS = `
  jgExx jgNrks jgGammarsn1 jgGammarsn2 jgHef jgKucrn1 jgKucrn2 jgScrn jgCcrn jgScrsp jgCcrsp
  jgGammarcn1 jgGammarcn2 jgVrks jgGammarsv1 jgGammarsv2 jgM0rks jgLf jgDnom jgAs jgGammarcv1
  jgGammarcv2 jgK9n1 jgK9n2 jgK8 jgGammarcp1 jgGammarcp2 jgHmin jgSmin jgCmin jgH1 jgTinst jgTfix
  jgHnom jgD0 jgOpeningwidth jgGangpull jgC30pull jgC60pull jgGangshear jgC30shear jgC60shear
  etaExx etaNrks etaGammarsn etaNrkp etaPhic etaGammainst etaHef etaKucrn1 etaKucrn2 etaScrn
  etaCcrn etaScrsp etaCcrsp etaGammarcn etaVrks etaGammarsv etaK7 etaM0rks etaLf etaDnom etaAs
  etaGammarcv etaK9n1 etaK9n2 etaK8 etaGammarcp etaHmin etaSmin etaCmin etaH1 etaTinst etaHnom
  etaD0 etaOpeningwidth etaGangpull etaC30pull etaC60pull etaGangshear etaC30shear etaC60shear`;

const sorted = (names: readonly string[]) => [...names].sort();
const listed = (names: string) => sorted(names.trim().split(/\s+/));

it('the field names of an anchor record are the same as in the requirements documents', () => {
  expect(sorted(ANCHOR_TEXTS)).toEqual(listed(TEXTS));
  expect(sorted(ANCHOR_NUMBERS)).toEqual(listed(NUMBERS));
});
