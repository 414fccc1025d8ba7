/** What it says in German, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'they cannot sign in': 'die Person kann sich nicht anmelden',
  'their role does not approve': 'die Rolle der Person gibt nicht frei',
  'the document is not open to them': 'das Dokument steht der Person nicht offen',
  'Nobody can be asked to approve the document {0} now: {1}.':
    'Um die Freigabe des Dokuments {0} kann jetzt niemand gebeten werden: {1}.',
  'invitedUserIds names {0} ({1}), who cannot be asked: {2}. Name somebody else.':
    'invitedUserIds nennt {0} ({1}), und diese Person kann nicht gebeten werden: {2}. Nennen Sie jemand anderen.',
  'invitedUserIds names nobody, and no head of accounts payable can be asked: name a colleague.':
    'invitedUserIds nennt niemanden, und aus der Leitung der Kreditorenbuchhaltung kann niemand gebeten werden: Nennen Sie jemanden aus dem Kollegium.',
  'You cannot decide on the approval of the document {0} now: {1}.':
    'Sie können über die Freigabe des Dokuments {0} jetzt nicht entscheiden: {1}.',
  'The approver is {0} ({1}), for whom you do not stand in: give your own id.':
    'Freigeben soll {0} ({1}); diese Person vertreten Sie nicht: Geben Sie Ihre eigene ID an.',
  'reason is empty: say why, for those who asked.': 'reason ist leer: Sagen Sie denen, die gefragt haben, warum.',
  'No step of the approval of {0} comes after the current.':
    'Auf den jetzigen Schritt der Freigabe von {0} folgt keiner.',
  'outcome is REJECT, which takes a reason: POST approval-service/v0/reject with it.':
    'outcome ist REJECT, was einen Grund verlangt: Senden Sie ihn mit POST approval-service/v0/reject.',
  'they saved the document': 'die Person hat das Dokument gespeichert',
  'they asked for this approval': 'die Person hat um diese Freigabe gebeten',
  'they decided a step of it already': 'die Person hat schon über einen Schritt davon entschieden',
  'nobody was asked to approve it': 'niemand wurde um seine Freigabe gebeten',
  'its current step waits for another administrator':
    'sein jetziger Schritt wartet auf jemand anderen aus der Administration',
  'its current step waits for {0}': 'sein jetziger Schritt wartet auf {0}',
  'it is approved already': 'es ist schon freigegeben',
  'it was refused already': 'die Freigabe wurde schon verweigert',
  'its approval has {0} steps, and no more are kept': 'seine Freigabe hat {0} Schritte, und mehr werden nicht geführt',
  'nobody asks themselves': 'niemand bittet sich selbst',
  'they are asked already': 'die Person ist schon gebeten',
  'The approval of the document {0} does not take this now: {1}.':
    'Die Freigabe des Dokuments {0} lässt das jetzt nicht zu: {1}.',
  'it is decided': 'er ist entschieden',
  'only who asked for it or an administrator does': 'das kann nur, wer um ihn gebeten hat, oder die Administration',
  'You cannot take back the step {0} of the approval of {1}: {2}.':
    'Sie können den Schritt {0} der Freigabe von {1} nicht zurücknehmen: {2}.',
}
