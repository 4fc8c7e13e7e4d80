/** Drawings of engine results, as pixels. */
export { drawStressPicture, type Picture } from '@/drawing/stress/stress-picture';
