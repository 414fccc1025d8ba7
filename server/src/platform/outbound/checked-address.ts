import { t } from '@kontor/i18n'
import { unfit } from '../api-error.ts'
import { mustBeAddress, NotFetched } from './get.ts'

/** An address to which a company sends what is its own, or from where it has it, as it is kept. @throws ApiError BadRequest at its field */
export function checkedAddress(
  { appLoopback }: { readonly appLoopback: boolean },
  address: string,
  field = 'Address',
): string {
  try {
    const { protocol, href } = mustBeAddress(address)
    if (protocol === 'https:' || appLoopback) return href
    throw unfit(field, t`${field} is ${href}, which is not encrypted: use an address that begins with https://.`)
  } catch (error) {
    if (error instanceof NotFetched) throw unfit(field, error.reason)
    throw error
  }
}
