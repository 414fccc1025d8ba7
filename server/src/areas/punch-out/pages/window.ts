import { t } from '@kontor/i18n'
import { parseCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieName, escaped, sessionCookie } from '../../../platform/http/index.ts'
import { demoShopOf } from '../demo-shop/place.ts'
import type { ShopRecord, VisitRecord } from '../records.ts'
import { placeOf } from '../rules/address.ts'
import { openingFields } from '../rules/oci.ts'
import { unseal } from '../secrets.ts'
import * as store from '../store.ts'
import { returnPath } from './paths.ts'
import { languageFor, sendWords, type World } from './world.ts'

interface Visit {
  readonly visit: VisitRecord
  readonly shop: ShopRecord
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Sends the form as soon as it is there. */
const goOn = 'document.forms[0].submit()'

/** The page of a visit: it opens the shop, for who began it and while it lasts. */
export async function openShop(world: World, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { companyId = '', visitId = '' } = request.params as Readonly<Record<string, string>>
  const found = await visitFor(world, request, companyId, visitId)
  const language = await languageFor(world, request, found?.visit)
  const place = found && placeOf(found.shop.address, demoShopOf(world.platform.settings, world.origins))
  if (found === undefined || place === undefined)
    return sendWords(reply, world.origins, {
      ...{ status: 404, language, title: t`This visit to the shop is over.` },
      main: (say) => `<p>${escaped(say(t`Close this window, and open the shop from the requisition again.`))}</p>`,
    })
  return sendForm(world, reply, { ...found, place, language })
}

/** The visit, where the browser is of who began it and the shop may still give something back. */
async function visitFor(
  { platform, origins, credentials }: World,
  request: FastifyRequest,
  companyId: string,
  visitId: string,
): Promise<Visit | undefined> {
  if (request.headers.host?.toLowerCase() !== origins.shellHost) return undefined
  if (![companyId, visitId].every((id) => uuid.test(id))) return undefined
  const token = parseCookie(request.headers.cookie ?? '')[cookieName(sessionCookie, origins.secure)]
  const credential = token === undefined ? undefined : await credentials.find(token)
  if (credential === undefined || !credential.actors.has(companyId)) return undefined
  const author = { actorId: credential.userId, requestId: request.id }
  return platform.read(companyId, author, async (uow) => {
    const visit = await store.findVisit(uow, visitId)
    if (visit?.userId !== credential.userId || visit.taken !== null || visit.until <= uow.now) return undefined
    const shop = await store.findShop(uow, visit.shopId)
    return shop?.active ? { visit, shop } : undefined
  })
}

/** OCI: the browser sends a form to the shop, which leads nowhere else. */
function sendForm(
  { platform, origins }: World,
  reply: FastifyReply,
  { visit, shop, place, language }: Visit & { readonly place: string; readonly language: string },
) {
  const fields = openingFields({
    userName: shop.userName,
    secret: shop.secret && unseal(platform, shop.id, shop.secret),
    returnAddress: `${origins.shell}${returnPath(unseal(platform, visit.id, visit.token))}`,
  })
  const inputs = fields.map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  return sendWords(reply, origins, {
    ...{ status: 200, language, title: t`Opening ${shop.name} …` },
    main: (say) =>
      `<form method="post" action="${escaped(place)}">${inputs.join('')}<button>${escaped(say(t`Go to the shop`))}</button></form>`,
    formAction: new URL(place).origin,
    script: goOn,
  })
}
