import { createHash } from 'node:crypto'
import type { Areas } from '@kontor/contract'
import { ApiError, type Handlers, type UnitOfWork } from '../../../platform/index.ts'
import { imageUrl, inOwn } from '../companies.ts'
import { imageIn } from '../image.ts'
import { noImage } from '../not-found.ts'
import type { Relations } from '../relations.ts'
import type { ImageType } from '../rules.ts'
import * as store from '../store/images.ts'

/**
 * Keeps an image of the entered company.
 *
 * @returns its media type, and the path at which it is read
 * @throws ApiError BadRequest where it is no image, or too large
 */
export async function keepImage(uow: UnitOfWork, type: ImageType, bytes: Uint8Array) {
  const found = imageIn(bytes)
  if ('why' in found) throw new ApiError('BadRequest', found.why)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await store.saveImage(uow, { type, media_type: found.mediaType, sha256, bytes })
  await uow.log({
    kind: 'company.image-saved',
    objectType: 'company',
    objectId: uow.companyId,
    detail: { type, sha256 },
  })
  return { mediaType: found.mediaType, url: imageUrl(uow.companyId, type, sha256) }
}

/** An image of the entered company. Where its hash is named, a browser may keep it: another image has another address. */
export async function theImage(uow: UnitOfWork, type: ImageType, hash?: string) {
  const image = await store.image(uow, type)
  if (image === undefined) throw noImage(type)
  const isNamed = hash !== undefined && hash !== '' && image.sha256.startsWith(hash)
  return {
    type: image.media_type,
    body: image.bytes,
    headers: { 'cache-control': isNamed ? 'private, max-age=31536000, immutable' : 'private, no-cache' },
  }
}

export const imageHandlers = ({
  isConnected,
}: Relations): Pick<Handlers<Areas['companies']>, 'readImage' | 'saveImage' | 'deleteImage'> => ({
  readImage: ({ params: { id, type }, query: { v } }, context) =>
    context.read(async (uow) => {
      if (await isConnected(uow, id)) return uow.within(id, (partner) => theImage(partner, type as ImageType, v))
      return inOwn(uow, id, (own) => theImage(own, type as ImageType, v))
    }),

  saveImage: ({ params: { id, type }, body }, context) =>
    context.write(async (uow) => {
      await inOwn(uow, id, (own) => keepImage(own, type as ImageType, body))
    }),

  deleteImage: ({ params: { id, type } }, context) =>
    context.write((uow) =>
      inOwn(uow, id, async (own) => {
        if (!(await store.deleteImage(own, type as ImageType))) throw noImage(type)
        await own.log({ kind: 'company.image-deleted', objectType: 'company', objectId: id, detail: { type } })
      }),
    ),
})
