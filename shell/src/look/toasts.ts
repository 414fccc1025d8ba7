// A file of its own, as what is fetched by itself: of the kit only what stands here.
export { ToastRegion } from '@kontor/kit'
