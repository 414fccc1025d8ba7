import { type Message, translate } from '@kontor/i18n'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  type Credentials,
  languageOf,
  type Origins,
  type SmallPage,
  sendSmallPage,
} from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { propertiesOf } from '../../users/index.ts'

export interface World {
  readonly platform: Platform
  readonly origins: Origins
  readonly credentials: Credentials
}

/** The language that somebody has chosen in the shell, else that of their browser, as the shell has it. */
export async function languageFor(
  { platform }: Pick<World, 'platform'>,
  request: FastifyRequest,
  person: { readonly companyId: string; readonly userId: string | null } | undefined,
): Promise<string> {
  const asked = languageOf(request.headers['accept-language'] ?? '')
  const { companyId, userId = null } = person ?? {}
  if (companyId === undefined || userId === null) return asked
  const author = { actorId: null, requestId: request.id }
  const chosen = await platform.read(companyId, author, (uow) => propertiesOf(uow, 'shell.language', [userId]))
  return languageOf(chosen.get(userId) ?? asked)
}

interface Words extends Omit<SmallPage, 'title' | 'main'> {
  readonly title: Message
  readonly main: (say: (message: Message) => string) => string
}

/** A small page in a language. */
export async function sendWords(
  { platform }: Pick<World, 'platform'>,
  reply: FastifyReply,
  { title, main, ...page }: Words,
) {
  const catalogue = await platform.translationsIn(page.language)
  const say = (message: Message) => translate(message, catalogue)
  return sendSmallPage(reply, { ...page, title: say(title), main: main(say) })
}
