import { t } from '@kontor/i18n'
import { unfit } from '../api-error.ts'
import { mustBeAddress, NotFetched } from './get.ts'

/** The field Address, to which a company sends what is its own, as it is kept. @throws ApiError BadRequest */
export function checkedAddress({ appLoopback }: { readonly appLoopback: boolean }, address: string): string {
  try {
    const { protocol, href } = mustBeAddress(address)
    if (protocol === 'https:' || appLoopback) return href
    throw unfit('Address', t`Address is ${href}, which is not encrypted: use an address that begins with https://.`)
  } catch (error) {
    if (error instanceof NotFetched) throw unfit('Address', error.reason)
    throw error
  }
}
