/** Why documents do not become another, in Arabic. */
export const flip = {
  'There is no document to turn into another. Name at least one.': 'لا مستند ليتحول إلى آخر. سمِّ واحدًا على الأقل.',
  '{0} does not become {1}. Nothing follows it.': 'لا يتحول {0} إلى {1}. لا شيء يليه.',
  '{0} does not become {1}. It can become: {2}.': 'لا يتحول {0} إلى {1}. يمكن أن يتحول إلى: {2}.',
  'Only one document at a time becomes a {0}. Leave out {1}.': 'لا يتحول إلى {0} إلا مستند واحد في المرة. احذف {1}.',
  '{0} is of another type than {1}. Choose one type.': '{0} من نوع غير نوع {1}. اختر نوعًا واحدًا.',
  '{0} is in {1}, {2} in {3}. Choose one currency.': '{0} بعملة {1} و{2} بعملة {3}. اختر عملة واحدة.',
  '{0} has another seller than {1}. Choose documents between the same two.':
    'بائع {0} غير بائع {1}. اختر مستندات بين الطرفين نفسيهما.',
  '{0} has another buyer than {1}. Choose documents between the same two.':
    'مشتري {0} غير مشتري {1}. اختر مستندات بين الطرفين نفسيهما.',
  '{0} {1} has no line {2}. Choose one that it has.': 'ليس في {0} {1} البند {2}. اختر بندًا موجودًا فيه.',
  'Of line {0} of {1} there are {2}; {3} cannot be taken. Choose more than 0, and no more than there are.':
    'كمية البند {0} من {1} هي {2}؛ لا يمكن أخذ {3}. اختر أكثر من 0 ولا تتجاوز الموجود.',
}
