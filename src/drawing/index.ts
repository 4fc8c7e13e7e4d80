/** Drawings of engine results, as images. */
export { drawStressImage } from '@/drawing/stress/stress-image';
