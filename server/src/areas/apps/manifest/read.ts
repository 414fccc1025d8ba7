import { AppManifest } from '@kontor/contract'
import { joinMessages, type Message, t } from '@kontor/i18n'
import { faultsIn } from '../../../platform/http/index.ts'
import { ApiError, type FieldError } from '../../../platform/index.ts'
import { getOutside, NotFetched } from '../../../platform/outbound/index.ts'
import type { Manifest } from '../registered-apps.ts'

/** As much as the address of a manifest may cost us. */
const bounds = { size: 64 * 1024, time: 5000, redirects: 3 }

const faultsOf = faultsIn(AppManifest.schema, 'manifest')
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads a manifest from where its author keeps it and holds it against the schema. What needs to be known of the store
 * is checked later, in `rules.ts`.
 *
 * @throws ApiError ManifestRefused, with every fault by its field.
 */
export async function readManifest(url: string, { loopback }: { loopback: boolean }): Promise<Manifest> {
  const manifest = parsed(await fetched(url, loopback))
  const faults = faultsOf(manifest)
  if (faults.length > 0) throw refusal(faults)
  return manifest as Manifest
}

const maxFaultsInMessage = 5

/** The refusal of a manifest for what is wrong with its fields: the first in words, all of them in the list. */
export function refusal(fields: readonly FieldError[]): ApiError {
  const words = fields.slice(0, maxFaultsInMessage).map(({ message }) => message)
  const more = fields.length > maxFaultsInMessage ? [t`${fields.length - maxFaultsInMessage} more.`] : []
  return new ApiError('ManifestRefused', joinMessages([t`The manifest is not valid.`, ...words, ...more]), { fields })
}

async function fetched(url: string, loopback: boolean): Promise<Uint8Array> {
  try {
    return (await getOutside(url, { ...bounds, loopback })).bytes
  } catch (error) {
    if (!(error instanceof NotFetched)) throw error
    throw refusedAddress(url, error.reason)
  }
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch (error) {
    const message = t`The manifest is not JSON in UTF-8: ${(error as Error).message}.`
    throw new ApiError('ManifestRefused', message, { fields: [{ code: 'ManifestRefused', message }] })
  }
}

function refusedAddress(url: string, says: Message): ApiError {
  const message = t`ManifestUrl is ${JSON.stringify(url)}. ${says}`
  const fields = [{ code: 'ManifestRefused', message, details: { field: 'ManifestUrl' } }]
  return new ApiError('ManifestRefused', message, { fields })
}
