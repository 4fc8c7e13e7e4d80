/** Drawings of engine results, as pixel images. */
export { drawStressPicture, type Picture } from '@/drawing/stress/stress-picture';
