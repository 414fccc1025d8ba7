/**
 * What of a workflow BPMN has no attribute for, as moddle describes it: other modelers keep it as it is. The server reads
 * and writes it, and the drawing shows it. A decision's table stands in a file of its own, under the id of `decision`.
 */
export const kontorBpmn = {
  name: 'Kontor',
  uri: 'urn:kontor:workflow:1',
  prefix: 'kontor',
  xml: { tagAlias: 'lowerCase' },
  types: [
    { name: 'Trigger', extends: ['bpmn:Process'], properties: [attribute('types')] },
    {
      name: 'Work',
      extends: ['bpmn:UserTask', 'bpmn:SendTask'],
      properties: [
        ...['work', 'users', 'teams', 'roles'].map((name) => attribute(name)),
        attribute('needed', 'Integer'),
      ],
    },
    {
      name: 'Service',
      extends: ['bpmn:ServiceTask'],
      properties: [
        ...['tag', 'webhook', 'field', 'list', 'code'].map((name) => attribute(name)),
        attribute('days', 'Integer'),
      ],
    },
    { name: 'Deciding', extends: ['bpmn:ExclusiveGateway'], properties: [attribute('decision')] },
    { name: 'Closing', extends: ['bpmn:EndEvent'], properties: [attribute('outcome')] },
  ],
}

function attribute(name: string, type = 'String') {
  return { name, type, isAttr: true }
}
