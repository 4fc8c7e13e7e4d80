/** Drawings of engine results: numbers in, pixels out. */
export { drawStressPicture, type Picture } from '@/drawing/stress/stress-picture';
