/** Drawings of engine results, as images. */
export { drawStressPicture } from '@/drawing/stress/stress-picture';
