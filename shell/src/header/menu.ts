// A file of its own, as what is fetched by itself: of the kit only what stands here.
export { MenuPopover } from '@kontor/kit'
