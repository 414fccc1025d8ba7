/** What is not built yet, by the facts that it will show. */
const areas: readonly [from: number, to: number, area: string][] = [
  [1, 8, 'the journeys of the whole product (issue of its last hour)'],
  [9, 47, 'the hub'],
  [48, 85, 'the kit'],
  [86, 99, 'localisation'],
  [100, 110, 'the Documents app'],
  [111, 209, 'the contract'],
  [210, 214, 'the areas approvals and assignments'],
  [215, 217, 'the area scanning'],
  [218, 224, 'the areas documents and requisitions'],
  [225, 228, 'the areas network and profile'],
  [229, 232, 'the areas teams, onboarding and workflow'],
  [233, 234, 'the area scanning'],
  [235, 237, 'guidance and analytics'],
  [238, 269, 'the client'],
  [270, 284, 'the hub and the client'],
  [285, 314, 'the client'],
  [315, 341, 'the client’s HTTP behaviour'],
  [342, 345, 'guidance and analytics'],
  [346, 366, 'roles and permissions'],
  [367, 385, 'guidance and analytics'],
  [386, 418, 'the contract'],
  [419, 420, 'the area flip: order lines'],
  [421, 422, 'the contract'],
  [423, 423, 'a setting: the table of organisation labels (decision 32)'],
]

export function waitsFor(fact: string): string {
  const number = Number(fact.slice(2))
  return areas.find(([from, to]) => from <= number && number <= to)?.[2] ?? 'nobody knows what'
}
