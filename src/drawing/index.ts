/** Pictures of what the engine answers; numbers in, pixels out. */
export { drawStressPicture, type Picture } from '@/drawing/stress/stress-picture';
