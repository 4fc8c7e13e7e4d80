/** All worked examples in this folder; a test compares this list with the files. */
import type { PlateCase } from '@/examples/case';
import e01DefaultI100NM from '@/examples/cases/plate/E01-default-i100-NM.json';
import e02Hea160T25 from '@/examples/cases/plate/E02-hea160-t25.json';
import e03ShsRotated from '@/examples/cases/plate/E03-shs-rotated.json';
import e042flatTwoAnchors from '@/examples/cases/plate/E04-2flat-two-anchors.json';
import e05SingleAnchorMoment from '@/examples/cases/plate/E05-single-anchor-moment.json';
import e06SolidRoundCompression from '@/examples/cases/plate/E06-solid-round-compression.json';
import e07U1406anchors from '@/examples/cases/plate/E07-u140-6anchors.json';
import e08ThickLimit from '@/examples/cases/plate/E08-thick-limit.json';
import p01PatchCurvature from '@/examples/cases/plate/P01-patch-curvature.json';
import p02SsSquareUniform from '@/examples/cases/plate/P02-ss-square-uniform.json';
import p03Roark1aRatio1 from '@/examples/cases/plate/P03-roark-1a-ratio1.json';
import p04Roark1aRatio2 from '@/examples/cases/plate/P04-roark-1a-ratio2.json';
import p05Roark1bRatio1 from '@/examples/cases/plate/P05-roark-1b-ratio1.json';
import p06Roark1cPatch from '@/examples/cases/plate/P06-roark-1c-patch.json';
import p07ClampedSquareUniform from '@/examples/cases/plate/P07-clamped-square-uniform.json';
import p08CantileverStrip from '@/examples/cases/plate/P08-cantilever-strip.json';
import p09WinklerDisc from '@/examples/cases/plate/P09-winkler-disc.json';
import p10TensionlessStrip from '@/examples/cases/plate/P10-tensionless-strip.json';
import p11PryingTstub from '@/examples/cases/plate/P11-prying-tstub.json';
import r01RigidTension from '@/examples/cases/plate/R01-rigid-tension.json';
import r02RigidTensionMoment from '@/examples/cases/plate/R02-rigid-tension-moment.json';
import r03RigidUniaxialNM from '@/examples/cases/plate/R03-rigid-uniaxial-NM.json';
import r04RigidUniaxialCM from '@/examples/cases/plate/R04-rigid-uniaxial-CM.json';
import r05RigidCompressionKern from '@/examples/cases/plate/R05-rigid-compression-kern.json';
import r06RigidPartialContact from '@/examples/cases/plate/R06-rigid-partial-contact.json';
import r07RigidBiaxial from '@/examples/cases/plate/R07-rigid-biaxial.json';

export const PLATE_CASES = [
  e01DefaultI100NM,
  e02Hea160T25,
  e03ShsRotated,
  e042flatTwoAnchors,
  e05SingleAnchorMoment,
  e06SolidRoundCompression,
  e07U1406anchors,
  e08ThickLimit,
  p01PatchCurvature,
  p02SsSquareUniform,
  p03Roark1aRatio1,
  p04Roark1aRatio2,
  p05Roark1bRatio1,
  p06Roark1cPatch,
  p07ClampedSquareUniform,
  p08CantileverStrip,
  p09WinklerDisc,
  p10TensionlessStrip,
  p11PryingTstub,
  r01RigidTension,
  r02RigidTensionMoment,
  r03RigidUniaxialNM,
  r04RigidUniaxialCM,
  r05RigidCompressionKern,
  r06RigidPartialContact,
  r07RigidBiaxial,
] as unknown as readonly PlateCase[];
