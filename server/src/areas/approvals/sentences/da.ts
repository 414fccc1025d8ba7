/** What it says in Danish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'they cannot sign in': 'personen kan ikke logge ind',
  'their role does not approve': 'personens rolle godkender ikke',
  'the document is not open to them': 'dokumentet er ikke åbent for personen',
  'Nobody can be asked to approve the document {0} now: {1}.': 'Ingen kan bedes om at godkende dokumentet {0} nu: {1}.',
  'invitedUserIds names {0} ({1}), who cannot be asked: {2}. Name somebody else.':
    'invitedUserIds nævner {0} ({1}), som ikke kan spørges: {2}. Nævn en anden.',
  'invitedUserIds names nobody, and no head of accounts payable can be asked: name a colleague.':
    'invitedUserIds nævner ingen, og ingen kreditorchef kan spørges: nævn en kollega.',
  'You cannot decide on the approval of the document {0} now: {1}.':
    'Du kan ikke afgøre godkendelsen af dokumentet {0} nu: {1}.',
  'The approver is {0} ({1}), for whom you do not stand in: give your own id.':
    'Godkenderen er {0} ({1}), som du ikke er stedfortræder for: angiv dit eget id.',
  'reason is empty: say why, for those who asked.': 'reason er tom: sig hvorfor til dem, der spurgte.',
  'No step of the approval of {0} comes after the current.':
    'Intet trin i godkendelsen af {0} følger efter det nuværende.',
  'outcome is REJECT, which takes a reason: POST approval-service/v0/reject with it.':
    'outcome er REJECT, som kræver en grund: send den med POST approval-service/v0/reject.',
  'they saved the document': 'personen gemte dokumentet',
  'they asked for this approval': 'personen bad om denne godkendelse',
  'they decided a step of it already': 'personen har allerede afgjort et trin i den',
  'nobody was asked to approve it': 'ingen er bedt om at godkende det',
  'its current step waits for another administrator': 'dets nuværende trin venter på en anden administrator',
  'its current step waits for {0}': 'dets nuværende trin venter på {0}',
  'it is approved already': 'det er allerede godkendt',
  'it was refused already': 'det er allerede afslået',
  'its approval has {0} steps, and no more are kept': 'dets godkendelse har {0} trin, og flere gemmes ikke',
  'nobody asks themselves': 'ingen beder sig selv',
  'they are asked already': 'personen er allerede spurgt',
  'The approval of the document {0} does not take this now: {1}.':
    'Godkendelsen af dokumentet {0} tillader ikke dette nu: {1}.',
  'it is decided': 'det er afgjort',
  'only who asked for it or an administrator does': 'det kan kun den, der bad om det, eller en administrator',
  'You cannot take back the step {0} of the approval of {1}: {2}.':
    'Du kan ikke trække trinnet {0} i godkendelsen af {1} tilbage: {2}.',
}
