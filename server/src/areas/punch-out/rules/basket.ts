import type { PunchOutProtocol } from '@kontor/contract'
import { fieldsOf } from './form.ts'
import type { ShopItem } from './item.ts'
import { basketOf } from './oci.ts'

/** What a shop's form brings, as its protocol has it. @throws ShopProblem */
export function readBasket(_protocol: PunchOutProtocol, body: Uint8Array): ShopItem[] {
  return basketOf(fieldsOf(body))
}
