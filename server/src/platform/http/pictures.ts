import type { FastifyInstance } from 'fastify'
import { service } from '../areas/service.ts'
import type { Origins } from './origins.ts'
import { isHost } from './pages.ts'
import { contentPolicy, pageHeaders } from './security.ts'

/** Pictures of apps of others by their names, which never change what they show. */
export type Pictures = (name: string) => Promise<{ readonly mediaType: string; readonly bytes: Buffer } | undefined>

export const pictures = service<Pictures>('http.pictures')

/** Where on the app host they are. */
export const iconPath = '/app-icons/'

/**
 * Pictures that strangers drew, on the app host: the shell and our apps show them from there as images, which run
 * nothing; opened as a page, one may show itself and do nothing.
 */
export function installPictures(app: FastifyInstance, origins: Origins, pictures: Pictures): void {
  app.get<{ Params: { name: string } }>(`${iconPath}:name`, async (request, reply) => {
    const picture = isHost(request, origins.appHost) ? await pictures(request.params.name) : undefined
    if (picture === undefined) return reply.callNotFound()
    return reply
      .headers(pageHeaders)
      .header('content-security-policy', contentPolicy)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(picture.mediaType)
      .send(picture.bytes)
  })
}
