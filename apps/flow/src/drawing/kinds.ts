import type { Step } from '../api.ts'
import type { Business } from './business.ts'

/** The element of BPMN that each kind of step is, and what tells it from others that are the same. */
export const elementTypes = {
  APPROVAL: 'bpmn:UserTask',
  ASSIGNMENT: 'bpmn:UserTask',
  DECISION: 'bpmn:ExclusiveGateway',
  FORK: 'bpmn:ParallelGateway',
  JOIN: 'bpmn:ParallelGateway',
  WAIT: 'bpmn:IntermediateCatchEvent',
  MAIL: 'bpmn:SendTask',
  TAG: 'bpmn:ServiceTask',
  SET: 'bpmn:ServiceTask',
  WEBHOOK: 'bpmn:ServiceTask',
  END: 'bpmn:EndEvent',
} as const satisfies Record<Step['Kind'], string>

/** Which kind of step an element is; undefined of what is none: the start, ways, where an approval is declined, words. */
export function kindOf({
  $type,
  work,
  webhook,
  field,
  gatewayDirection,
  incoming = [],
}: Business): Step['Kind'] | undefined {
  switch ($type) {
    case 'bpmn:UserTask':
      return work === 'APPROVAL' ? 'APPROVAL' : 'ASSIGNMENT'
    case 'bpmn:SendTask':
      return 'MAIL'
    case 'bpmn:ServiceTask':
      if (field !== undefined) return 'SET'
      return webhook === undefined ? 'TAG' : 'WEBHOOK'
    case 'bpmn:IntermediateCatchEvent':
      return 'WAIT'
    case 'bpmn:ExclusiveGateway':
      return 'DECISION'
    case 'bpmn:ParallelGateway':
      if (gatewayDirection === 'Diverging' || gatewayDirection === 'Converging')
        return gatewayDirection === 'Diverging' ? 'FORK' : 'JOIN'
      return incoming.length <= 1 ? 'FORK' : 'JOIN'
    case 'bpmn:EndEvent':
      return 'END'
    default:
      return undefined
  }
}

/** Whether several ways may lead from it. */
export function leadsSeveralWays(business: Business): boolean {
  const kind = kindOf(business)
  return kind === 'DECISION' || kind === 'FORK'
}
