import { t } from '@kontor/i18n'
import { parseCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieName, escaped, sessionCookie } from '../../../platform/http/index.ts'
import { askShop } from '../commands/ask-shop.ts'
import { demoShopOf } from '../demo-shop/place.ts'
import type { ShopRecord, VisitRecord } from '../records.ts'
import { isDemoAddress, placeOf } from '../rules/address.ts'
import { openingFields } from '../rules/oci.ts'
import { ShopProblem } from '../rules/problem.ts'
import { unseal } from '../secrets.ts'
import * as store from '../store.ts'
import { returnPath, scriptPath } from './paths.ts'
import { languageFor, sendWords, type World } from './world.ts'

interface Visit {
  readonly visit: VisitRecord
  readonly shop: ShopRecord
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Seconds for which a window waits for its visit: it is opened at a click, before what is typed is saved. */
const openTimeoutSeconds = 30

/** The page of a visit: it opens the shop, for who began it and while it lasts. */
export async function openShop(world: World, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { origins, platform } = world
  const asking = await whoAsks(world, request)
  const language = await languageFor(world, request, asking)
  const found = asking && (await visitFor(world, request, asking))
  const { waited = 0 } = request.query as { readonly waited?: string }
  if (asking !== undefined && found === undefined && Number(waited) < openTimeoutSeconds)
    return sendWords(world, reply.header('refresh', `1; url=?waited=${Number(waited) + 1}`), {
      ...{ status: 200, language, title: t`Opening the shop …`, main: () => '' },
    })
  const place = found?.isOpen && placeOf(found.shop.address, demoShopOf(platform.settings, origins))
  if (found === undefined || !place)
    return sendWords(world, reply, {
      ...{ status: 404, language, title: t`This visit to the shop has ended.` },
      main: (say) => `<p>${escaped(say(t`Close this window, and open the shop from the requisition again.`))}</p>`,
    })
  const opening = { ...found, place, language }
  return found.shop.protocol === 'OCI' ? sendForm(world, reply, opening) : goToStart(world, reply, opening)
}

interface Asking {
  readonly companyId: string
  readonly userId: string
}

/** Whose browser it is, where they work in the company. */
async function whoAsks({ origins, credentials }: World, request: FastifyRequest): Promise<Asking | undefined> {
  const { companyId = '', visitId = '' } = request.params as Readonly<Record<string, string>>
  const isShell = request.headers.host?.toLowerCase() === origins.shellHost
  if (!isShell || ![companyId, visitId].every((id) => uuid.test(id))) return undefined
  const token = parseCookie(request.headers.cookie ?? '')[cookieName(sessionCookie, origins.secure)]
  const credential = token === undefined ? undefined : await credentials.find(token)
  return credential?.actors.has(companyId) ? { companyId, userId: credential.userId } : undefined
}

/** Their visit, and whether the shop may still give something back. */
function visitFor({ platform }: World, request: FastifyRequest, { companyId, userId }: Asking) {
  const { visitId = '' } = request.params as Readonly<Record<string, string>>
  return platform.read(companyId, { actorId: userId, requestId: request.id }, async (uow) => {
    const visit = await store.findVisit(uow, visitId)
    const shop = visit?.userId === userId ? await store.findShop(uow, visit.shopId) : undefined
    return visit && shop && { visit, shop, isOpen: shop.active && visit.taken === null && visit.until > uow.now }
  })
}

interface Opening extends Visit {
  readonly place: string
  readonly language: string
}

const secretOf = ({ platform }: World, { shop }: Opening): string | null =>
  shop.secret && unseal(platform, shop.id, shop.secret)

const returnAddressOf = ({ platform, origins }: World, { visit }: Opening): string =>
  `${origins.shell}${returnPath(unseal(platform, visit.id, visit.token))}`

/** OCI: the browser sends a form to the shop, which leads nowhere else. */
function sendForm(world: World, reply: FastifyReply, opening: Opening) {
  const { shop, place, language } = opening
  const returnAddress = returnAddressOf(world, opening)
  const fields = openingFields({ userName: shop.userName, secret: secretOf(world, opening), returnAddress })
  const inputs = fields.map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  return sendWords(world, reply, {
    ...{ status: 200, language, title: t`Opening ${shop.name} …` },
    main: (say) =>
      `<form method="post" action="${escaped(place)}">${inputs.join('')}<button>${escaped(say(t`Go to the shop`))}</button></form>`,
    formAction: new URL(place).origin,
    script: scriptPath,
  })
}

/** cXML: the server asks the shop where it begins, and the browser goes there. */
async function goToStart(world: World, reply: FastifyReply, opening: Opening) {
  const { platform } = world
  const { shop, visit, place, language } = opening
  try {
    const page = await askShop({
      ...{ place, shop, visitId: visit.id, now: platform.clock.now() },
      secret: secretOf(world, opening) ?? '',
      returnAddress: returnAddressOf(world, opening),
      loopback: platform.settings.appLoopback || isDemoAddress(shop.address),
    })
    return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(page, 303)
  } catch (error) {
    if (!(error instanceof ShopProblem)) throw error
    return sendWords(world, reply, {
      ...{ status: 502, language, title: t`The shop ${shop.name} could not be opened.` },
      main: (say) => error.problems.map((one) => `<p>${escaped(say(one))}</p>`).join(''),
    })
  }
}
