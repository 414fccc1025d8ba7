/** What it says in Arabic, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The properties of a person are their own to keep.': 'خصائص الشخص له وحده أن يحفظها.',
  'When a person is away is their own to say.': 'الشخص نفسه هو من يقول متى يغيب.',
  '{0} cannot be set by hand: give ACTIVE or LOCKED.': 'لا تُعيَّن {0} يدويًا: أعطِ ACTIVE أو LOCKED.',
  'The account is {0}, for good.': 'الحساب {0} نهائيًا.',
  'Nobody locks themselves out: ask another administrator.': 'لا يقفل أحد حسابه بنفسه: اسأل مسؤولًا آخر.',
  'This is the last administrator: give somebody else the role first.': 'هذا آخر مسؤول: أعطِ الدور لشخص آخر أولًا.',
  'Nobody erases themselves: ask another administrator.': 'لا يمحو أحد نفسه: اسأل مسؤولًا آخر.',
  'This is the last administrator of {0}: give somebody else the role first.':
    'هذا آخر مسؤول في {0}: أعطِ الدور لشخص آخر أولًا.',
  'The account is {0}: only one that is ACTIVE signs in or is spoken for by a token.':
    'الحساب {0}: لا يسجّل الدخول أو يعمل برمز إلا حساب ACTIVE.',
  'Until is {0}, before From {1}: give that day or a later one.':
    'Until هو {0}، قبل From {1}: أعطِ ذلك اليوم أو يومًا بعده.',
  'Until is {0}, which is over: give {1} or a later day.': 'Until هو {0} وقد مضى: أعطِ {1} أو يومًا بعده.',
  'SubstituteId is the person who is away: name a colleague, or nobody.':
    'SubstituteId هو الغائب نفسه: سمِّ زميلًا أو لا أحد.',
  '{0} is somebody’s already: give another address.': '{0} لشخص آخر: أعطِ عنوانًا آخر.',
  'This account belongs to another company: an administrator there can lock it.':
    'هذا الحساب لشركة أخرى: يمكن لمسؤول هناك قفله.',
}
