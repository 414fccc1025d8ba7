import type { ElementRule } from '../../rules/elements.ts'
import type { Rule } from '../../rules/rule.ts'
import { cleanVehicleRules } from '../../rules/xrechnung.ts'
import { all, attribute, children, text, textOf, written } from '../../xml/access.ts'
import { likeRule } from './on-element.ts'

const agreement = 'ram:ApplicableHeaderTradeAgreement'

/** What XRechnung CVD asks of a group of CII where the group is. */
export const ciiCleanVehicleElementRules: readonly ElementRule[] = [
  likeRule(cleanVehicleRules, 'BR-DE-CVD-01', agreement, (of) =>
    all(of, 'ram:ContractReferencedDocument', 'ram:IssuerAssignedID').some((id) => textOf(id) !== undefined),
  ),
  likeRule(cleanVehicleRules, 'BR-DE-CVD-02', agreement, (of) =>
    children(of, 'ram:AdditionalReferencedDocument').some(
      (one) => text(one, 'ram:TypeCode') === '50' && text(one, 'ram:IssuerAssignedID') !== undefined,
    ),
  ),
  likeRule(cleanVehicleRules, 'BR-DE-CVD-03', 'rsm:SupplyChainTradeTransaction', (of) =>
    all(of, 'ram:IncludedSupplyChainTradeLineItem', 'ram:SpecifiedTradeProduct').some(
      (product) =>
        all(product, 'ram:DesignatedProductClassification', 'ram:ClassCode').some(
          (code) => attribute(code, 'listID') === 'CVD',
        ) &&
        all(product, 'ram:ApplicableProductCharacteristic', 'ram:Description').some((name) => written(name) === 'cva'),
    ),
  ),
]
const own: ReadonlySet<string> = new Set(ciiCleanVehicleElementRules.map(({ id }) => id))

/** The others are asked of what the binding gives them. */
export const ciiCleanVehicleRules: readonly Rule[] = cleanVehicleRules.filter(({ id }) => !own.has(id))
