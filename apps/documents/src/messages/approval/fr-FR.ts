import type { approval as english } from './en-US.ts'

export const approval: Record<keyof typeof english, string> = {
  'approval.label': 'Approbation',
  'approval.none': 'Personne n’a été invité à l’approuver.',
  'approval.ask': 'Demander l’approbation…',
  'approval.askMore': 'Demander une autre approbation…',
  'approval.askAnew': 'Demander à nouveau…',
  'approval.approve': 'Approuver…',
  'approval.refuse': 'Ne pas approuver…',
  'approval.yours': '{name} vous demande d’approuver',
  'approval.asked': 'demandé par {name}',
  'approval.for': 'pour {name}',
  'approval.step.ACCEPT': 'Approuvé par {name}',
  'approval.step.REJECT': 'Non approuvé par {name}',
  'approval.step.current': 'En attente de l’approbation de {names}',
  'approval.step.next': 'Ensuite {names}',
  'approval.step.created': '{names} : sollicité, répondu avant',
  'approval.ask.title': 'Demander l’approbation de {number}',
  'approval.ask.intro':
    'La première décision vaut pour tous. D’ici là, le document ne peut pas être accepté ; {party} n’en sait rien.',
  'approval.ask.who': 'Qui est sollicité',
  'approval.ask.whoHint': 'Si personne n’est choisi, ce sont les responsables de la comptabilité fournisseurs.',
  'approval.ask.why': 'Pourquoi',
  'approval.ask.confirm': 'Demander',
  'approval.approve.title': 'Approuver {number}',
  'approval.approve.intro':
    'Dès que toutes les personnes sollicitées l’ont approuvé, le document de {party} peut être accepté.',
  'approval.approve.who': 'Qui doit aussi l’approuver',
  'approval.approve.whoHint': 'Elles décident après toutes celles déjà sollicitées.',
  'approval.approve.confirm': 'Approuver',
  'approval.refuse.title': 'Ne pas approuver {number}',
  'approval.refuse.intro':
    'La personne qui a demandé lit pourquoi ; {party} non. Le document n’est pas accepté avant une nouvelle demande.',
  'approval.refuse.why': 'Pourquoi pas',
  'approval.refuse.needed': 'Dites pourquoi.',
  'approval.refuse.confirm': 'Ne pas approuver',
  'approval.remove': 'Ne pas solliciter {name}',
}
