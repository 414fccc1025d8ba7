/** What it says in Arabic, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'autoAssigneeId is {0}, the assignee: name a colleague, or delete the auto-assignment.':
    'autoAssigneeId هو {0}، المكلَّف نفسه: سمِّ زميلًا، أو احذف الإنابة.',
  'assignerId is {0}: nobody assigns for another. Leave it out.': 'assignerId هو {0}: لا يكلّف أحد باسم غيره. احذفه.',
  'The document {0} cannot be assigned: {1}.': 'لا يمكن إسناد المستند {0}: {1}.',
  'autoAssigneeId is {0}, who takes it for somebody: give their assigneeId.':
    'autoAssigneeId هو {0} ويتولاه عن غيره: أعطِ assigneeId لذلك الشخص.',
  'The comment is empty: say something.': 'التعليق فارغ: قل شيئًا.',
  'The assignment {0} does not allow {1} now: {2}.': 'لا يسمح التكليف {0} بـ {1} الآن: {2}.',
  'it is closed already: what is left to do is a new assignment': 'هو مغلق من قبل: ما بقي عمله تكليف جديد',
  'it waits for somebody to whom it is given: hand it to a colleague': 'ينتظر من يُسند إليه: سلّمه لزميل',
  'its content was thrown away, and nothing about it is left to do': 'أُتلف محتواه، ولم يبقَ ما يُعمل فيه',
  'their account is not active': 'حسابه غير نشط',
  'their role takes no work': 'دوره لا يتولى عملًا',
  'it is not open to them': 'ليس متاحًا له',
  '{0} names {1}, who cannot be given this: {2}. Choose somebody of GET assignments/assignees.':
    'يسمّي {0} ‏{1}، ولا يمكن إسناد هذا إليه: {2}. اختر شخصًا من GET assignments/assignees.',
}
