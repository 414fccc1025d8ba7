/** What of a step BPMN has no attribute for (moddle descriptor): other modelers keep it as it is. */
export const kontorBpmn = {
  name: 'Kontor',
  uri: 'urn:kontor:workflow:1',
  prefix: 'kontor',
  xml: { tagAlias: 'lowerCase' },
  types: [
    { name: 'Trigger', extends: ['bpmn:Process'], properties: [{ name: 'types', isAttr: true, type: 'String' }] },
    {
      name: 'Work',
      extends: ['bpmn:UserTask', 'bpmn:SendTask'],
      properties: [
        { name: 'work', isAttr: true, type: 'String' },
        { name: 'users', isAttr: true, type: 'String' },
        { name: 'teams', isAttr: true, type: 'String' },
        { name: 'roles', isAttr: true, type: 'String' },
        { name: 'needed', isAttr: true, type: 'Integer' },
      ],
    },
    {
      name: 'Service',
      extends: ['bpmn:ServiceTask'],
      properties: [
        { name: 'tag', isAttr: true, type: 'String' },
        { name: 'webhook', isAttr: true, type: 'String' },
        { name: 'field', isAttr: true, type: 'String' },
        { name: 'list', isAttr: true, type: 'String' },
        { name: 'code', isAttr: true, type: 'String' },
        { name: 'days', isAttr: true, type: 'Integer' },
      ],
    },
    {
      name: 'Deciding',
      extends: ['bpmn:ExclusiveGateway'],
      properties: [{ name: 'decision', isAttr: true, type: 'String' }],
    },
    { name: 'Closing', extends: ['bpmn:EndEvent'], properties: [{ name: 'outcome', isAttr: true, type: 'String' }] },
  ],
}
