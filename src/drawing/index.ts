/** Pictures of what the engine answers; numbers in, pixels out. */
export { drawStressPicture, type Picture } from './stress/stress-picture';
