import type { PunchOutProtocol } from '@kontor/contract'
import * as cxml from './cxml.ts'
import { fieldsOf } from './form.ts'
import type { ShopItem } from './item.ts'
import * as oci from './oci.ts'

/** What a shop's form brings for a visit, as its protocol has it. @throws ShopProblem */
export function readBasket(protocol: PunchOutProtocol, body: Uint8Array, visitId: string): ShopItem[] {
  const fields = fieldsOf(body)
  return protocol === 'OCI' ? oci.basketOf(fields) : cxml.basketOf(fields, visitId)
}
