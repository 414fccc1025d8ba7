/** What it says in French, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'they cannot sign in': 'la personne ne peut pas se connecter',
  'their role does not approve': 'son rôle n’approuve pas',
  'the document is not open to them': 'le document ne lui est pas ouvert',
  'Nobody can be asked to approve the document {0} now: {1}.':
    'On ne peut demander à personne d’approuver le document {0} maintenant : {1}.',
  'invitedUserIds names {0} ({1}), who cannot be asked: {2}. Name somebody else.':
    'invitedUserIds nomme {0} ({1}), à qui l’on ne peut le demander : {2}. Nommez quelqu’un d’autre.',
  'invitedUserIds names nobody, and no head of accounts payable can be asked: name a colleague.':
    'invitedUserIds ne nomme personne, et aucun responsable de la comptabilité fournisseurs ne peut être sollicité : nommez un collègue.',
  'You cannot decide on the approval of the document {0} now: {1}.':
    'Vous ne pouvez pas décider de l’approbation du document {0} maintenant : {1}.',
  'The approver is {0} ({1}), for whom you do not stand in: give your own id.':
    'L’approbateur est {0} ({1}), que vous ne remplacez pas : donnez votre propre identifiant.',
  'reason is empty: say why, for those who asked.': 'reason est vide : dites pourquoi, pour ceux qui ont demandé.',
  'No step of the approval of {0} comes after the current.':
    'Aucune étape de l’approbation de {0} ne suit l’étape en cours.',
  'outcome is REJECT, which takes a reason: POST approval-service/v0/reject with it.':
    'outcome est REJECT, qui exige un motif : envoyez-le par POST approval-service/v0/reject.',
  'they saved the document': 'la personne a enregistré le document',
  'they asked for this approval': 'la personne a demandé cette approbation',
  'they decided a step of it already': 'la personne a déjà décidé d’une de ses étapes',
  'nobody was asked to approve it': 'personne n’a été invité à l’approuver',
  'its current step waits for another administrator': 'son étape en cours attend un autre administrateur',
  'its current step waits for {0}': 'son étape en cours attend {0}',
  'it is approved already': 'il est déjà approuvé',
  'it was refused already': 'il a déjà été refusé',
  'its approval has {0} steps, and no more are kept':
    'son approbation a {0} étapes, et il n’en est pas gardé davantage',
  'nobody asks themselves': 'personne ne se sollicite soi-même',
  'they are asked already': 'la personne est déjà sollicitée',
  'The approval of the document {0} does not take this now: {1}.':
    'L’approbation du document {0} ne le permet pas maintenant : {1}.',
  'it is decided': 'elle est décidée',
  'only who asked for it or an administrator does':
    'seuls la personne qui l’a demandée ou un administrateur le peuvent',
  'You cannot take back the step {0} of the approval of {1}: {2}.':
    'Vous ne pouvez pas retirer l’étape {0} de l’approbation de {1} : {2}.',
}
