import type { Areas } from '@kontor/contract'
import type { Handlers } from '../../platform/index.ts'
import { type ImageType, keepImage, theImage } from '../companies/index.ts'

/** The images of the company that is entered, at the address of the company profile (U-061). */
export const handlers: Handlers<Areas['profile']> = {
  readImage: ({ params: { type } }, context) => context.read((uow) => theImage(uow, type as ImageType)),

  saveImage: ({ params: { type }, body }, context) =>
    context.write(async (uow) => {
      const { mediaType, url } = await keepImage(uow, type as ImageType, body)
      return { type: type as ImageType, mimeType: mediaType, url }
    }),
}
