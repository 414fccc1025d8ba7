/** What it says in Arabic, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'they cannot sign in': 'لا يمكنه تسجيل الدخول',
  'their role does not approve': 'دوره لا يعتمد',
  'the document is not open to them': 'المستند غير متاح له',
  'Nobody can be asked to approve the document {0} now: {1}.': 'لا يمكن طلب اعتماد المستند {0} من أحد الآن: {1}.',
  'invitedUserIds names {0} ({1}), who cannot be asked: {2}. Name somebody else.':
    'يسمّي invitedUserIds ‏{0} ({1})، ولا يمكن أن يُطلب منه: {2}. سمِّ شخصًا آخر.',
  'invitedUserIds names nobody, and no head of accounts payable can be asked: name a colleague.':
    'لا يسمّي invitedUserIds أحدًا، ولا يمكن الطلب من أي مدير لحسابات الموردين: سمِّ زميلًا.',
  'You cannot decide on the approval of the document {0} now: {1}.': 'لا يمكنك البت في اعتماد المستند {0} الآن: {1}.',
  'The approver is {0} ({1}), for whom you do not stand in: give your own id.':
    'المعتمِد هو {0} ({1})، ولست نائبًا عنه: أعطِ معرّفك.',
  'reason is empty: say why, for those who asked.': 'reason فارغ: اذكر السبب لمن طلبوا.',
  'No step of the approval of {0} comes after the current.': 'لا خطوة في اعتماد {0} بعد الخطوة الحالية.',
  'outcome is REJECT, which takes a reason: POST approval-service/v0/reject with it.':
    'outcome هو REJECT ويتطلب سببًا: أرسله عبر POST approval-service/v0/reject.',
  'they saved the document': 'هو من حفظ المستند',
  'they asked for this approval': 'هو من طلب هذا الاعتماد',
  'they decided a step of it already': 'بتّ في خطوة منه من قبل',
  'nobody was asked to approve it': 'لم يُطلب من أحد اعتماده',
  'its current step waits for another administrator': 'تنتظر خطوته الحالية مسؤولًا آخر',
  'its current step waits for {0}': 'تنتظر خطوته الحالية {0}',
  'it is approved already': 'اعتُمد من قبل',
  'it was refused already': 'رُفض من قبل',
  'its approval has {0} steps, and no more are kept': 'عدد خطوات اعتماده {0}، ولا يُحفظ أكثر منها',
  'nobody asks themselves': 'لا يطلب أحد من نفسه',
  'they are asked already': 'طُلب منه من قبل',
  'The approval of the document {0} does not take this now: {1}.': 'لا يسمح اعتماد المستند {0} بذلك الآن: {1}.',
  'it is decided': 'صدر القرار فيها',
  'only who asked for it or an administrator does': 'لا يفعل ذلك إلا من طلبها أو أحد المسؤولين',
  'You cannot take back the step {0} of the approval of {1}: {2}.': 'لا يمكنك سحب الخطوة {0} من اعتماد {1}: {2}.',
}
