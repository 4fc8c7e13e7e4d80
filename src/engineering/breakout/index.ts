/** What concrete cone, splitting and pry-out share in both standards. */
export { eccentricityFactors, edgeFactor, shellFactor } from './cone-factors';
export { coneArea, noteEdgeDistances, smallestDistance } from './projected-area';
export { reducedDepth, type ConeSymbols } from './reduced-depth';
export { tensionGroup } from './tension-group';
