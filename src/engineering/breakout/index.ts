/** Functions that the concrete cone, splitting and pry-out checks of both standards share. */
export { eccentricityFactors, edgeFactor, shellFactor } from '@/engineering/breakout/cone-factors';
export { coneArea, noteEdgeDistances, smallestDistance } from '@/engineering/breakout/projected-area';
export { reducedDepth, type ConeSymbols } from '@/engineering/breakout/reduced-depth';
export { tensionGroup } from '@/engineering/breakout/tension-group';
