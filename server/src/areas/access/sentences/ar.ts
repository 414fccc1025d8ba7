/** What it says in Arabic, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'in the unknown role {0}': 'دور غير معروف ({0})',
  '{0} is {1}, which includes the right {2}, as every role does.': 'لدى {0} الدور «{1}»، وهو يتضمن الحق {2} ككل دور.',
  '{0} is {1}, which includes the right {2}. {3}': 'لدى {0} الدور «{1}»، وهو يتضمن الحق {2}. {3}',
  '{0} is {1}, which does not include the right {2}. {3}': 'لدى {0} الدور «{1}»، وهو لا يتضمن الحق {2}. {3}',
  '{0} does not work in {1}: nobody acts for a company without a role there.':
    'لا يعمل {0} لدى {1}: لا يتصرف أحد باسم شركة دون دور فيها.',
  'action is {0}, which no object decides: leave object out.': 'action هو {0} ولا يقرره أي عنصر: احذف object.',
  'Everybody who works in a company may see its store and which apps are active.':
    'يرى كل من يعمل في شركة متجرها والتطبيقات النشطة فيها.',
  'Only an administrator of the company adds apps to its store, activates them with rights, and takes them away.':
    'لا يضيف التطبيقات إلى المتجر ولا يفعّلها بحقوق ولا يزيلها إلا مسؤول الشركة.',
  'Only an administrator of the company sets how an app behaves for all, in the app or in the administration.':
    'لا يحدد سلوك التطبيق للجميع، في التطبيق أو في الإدارة، إلا مسؤول الشركة.',
  'Everybody who works in a company may read its data, its branches and its connections’ public profiles.':
    'يقرأ كل من يعمل في شركة بياناتها وفروعها والملفات العامة لاتصالاتها.',
  'Only an administrator of the company changes its name, address and identifiers.':
    'لا يغيّر اسم الشركة وعنوانها ومعرّفاتها إلا مسؤولها.',
  'Only an administrator of the company sets what holds for all who work in it.':
    'لا يحدد ما يسري على كل العاملين في الشركة إلا مسؤولها.',
  'Everybody who works with documents reads those of the company; translators have no business with them.':
    'يقرأ كل من يعمل بالمستندات مستندات الشركة؛ ولا شأن للمترجمين بها.',
  'Those who write documents save, upload, tag and archive them.':
    'من يكتبون المستندات يحفظونها ويرفعونها ويسمونها ويؤرشفونها.',
  'Those who speak for the company send its documents; a requester writes and leaves the sending to a buyer.':
    'من يتكلمون باسم الشركة يرسلون مستنداتها؛ ومقدّم الطلبات يكتب ويترك الإرسال للمشتري.',
  'Those who decide on what comes in accept, reject, dispute and pay, and a supplier confirms or cancels its own.':
    'من يقررون في الوارد يقبلون ويرفضون ويعترضون ويدفعون، والمورّد يؤكد ما له أو يلغيه.',
  'Whoever writes drafts may delete them.': 'من يكتب المسودات يحق له حذفها.',
  'Administrators and the heads of accounts payable give others a right on a document.':
    'يمنح المسؤولون ومديرو حسابات الموردين غيرهم حقًا على مستند.',
  'Whoever deals with documents, and not only looks on, speaks in their threads.':
    'من يتعامل مع المستندات ولا يكتفي بالنظر يتكلم في سلاسلها.',
  'Administrators and the heads of accounts payable remap lines and register for clearance.':
    'يعيد المسؤولون ومديرو حسابات الموردين ربط البنود ويسجّلون لدى مصلحة الضرائب.',
  'Administrators answer for what the company keeps: they hold documents beyond their time, release them, and say whether what need not be kept is thrown away.':
    'المسؤولون مسؤولون عما تحفظه الشركة: يحفظون المستندات بعد مدتها ويحررونها ويقررون هل يُتلف ما لا يلزم حفظه.',
  'Only a translator changes the words of the screens.': 'لا يغيّر كلمات الشاشات إلا مترجم.',
  'Those who speak for the company mail its people through Kontor.':
    'من يتكلمون باسم الشركة يراسلون أفرادها عبر Kontor.',
  'Administrators see every mail that left the company.': 'يرى المسؤولون كل رسالة خرجت من الشركة.',
  'Everybody who works in a company may see with whom it is connected, and look for others.':
    'يرى كل من يعمل في شركة من تتصل به ويبحث عن غيره.',
  'Administrators, those who bring suppliers in, the heads of accounts payable and supplier contacts ask for connections and answer requests.':
    'يطلب الاتصالات ويجيب الطلبات المسؤولون ومن يضمون الموردين ومديرو حسابات الموردين وجهات اتصال الموردين.',
  'Those who bring suppliers in, who buy and who pay see how far each has come.':
    'من يضمون الموردين ويشترون ويدفعون يرون أين وصل كل منهم.',
  'Administrators and those who bring suppliers in upload, invite and approve.':
    'المسؤولون ومن يضمون الموردين يرفعون ويدعون ويعتمدون.',
  'Administrators and the heads of accounts payable set rates of the company’s own.':
    'يحدد المسؤولون ومديرو حسابات الموردين أسعار صرف خاصة بالشركة.',
  'Those who buy, ask, approve and pay see the requisitions.': 'من يشترون ويطلبون ويعتمدون ويدفعون يرون طلبات الشراء.',
  'Requesters and buyers write requisitions.': 'يكتب مقدمو الطلبات والمشترون طلبات الشراء.',
  'Buyers and administrators tell how a requisition stands in another system.':
    'يبيّن المشترون والمسؤولون حال طلب الشراء في نظام آخر.',
  'Those who work with what comes in see what was scanned.': 'من يعملون بالوارد يرون ما مُسح ضوئيًا.',
  'Accounts payable mends, holds, rejects and sends on what was scanned.':
    'تصحح حسابات الموردين ما مُسح ضوئيًا وتحجزه وترفضه وترسله.',
  'Administrators and the heads of accounts payable set folders, senders and reasons.':
    'يحدد المسؤولون ومديرو حسابات الموردين المجلدات والمرسلين والأسباب.',
  'Everybody who works with documents may ask a model.': 'يحق لكل من يعمل بالمستندات أن يسأل نموذجًا.',
  'Those whose choices a model learns from teach it by choosing.': 'من يتعلم النموذج من اختياراتهم يعلمونه بالاختيار.',
  'Those who bring suppliers in, those who buy and those who look on see what was asked and answered.':
    'من يضمون الموردين ويشترون ويطّلعون يرون ما سُئل وما أُجيب.',
  'Administrators and those who bring suppliers in make questionnaires and send them.':
    'المسؤولون ومن يضمون الموردين يضعون الاستبيانات ويرسلونها.',
  'A supplier’s contact answers, and so do the administrators and onboarders of any company.':
    'تجيب جهة اتصال المورد، وكذلك مسؤولو أي شركة ومن يضمون الموردين فيها.',
  'Everybody sees the tasks of the company.': 'يرى الجميع مهام الشركة.',
  'Whoever works in the company, and not only looks on, gives tasks and completes them.':
    'من يعمل في الشركة ولا يكتفي بالنظر يعطي المهام وينجزها.',
  'Everybody who works in a company may see its teams.': 'يرى كل من يعمل في شركة فرقها.',
  'Administrators make teams and say who is in them.': 'ينشئ المسؤولون الفرق ويحددون من فيها.',
  'Only an administrator accepts terms for the company.': 'لا يقبل الشروط عن الشركة إلا مسؤول.',
  'Everybody may read what they keep for themselves, and where they work.':
    'يحق للجميع قراءة ما يحفظونه لأنفسهم وأين يعملون.',
  'Everybody may keep what is their own, such as their language.': 'يحق للجميع حفظ ما يخصهم مثل لغتهم.',
  'Everybody who works in a company may see who else does.': 'يرى كل من يعمل في شركة من يعمل فيها غيره.',
  'Only an administrator of the company locks people out and lets them in again.':
    'لا يقفل حسابات الأشخاص ولا يعيد فتحها إلا مسؤول الشركة.',
  'Everybody who works with documents sees what their flow did and why.':
    'يرى كل من يعمل بالمستندات ما فعله مسارها ولماذا.',
  'Those who deal with documents move them on in their flow.': 'من يتعاملون مع المستندات ينقلونها في مسارها.',
  'Only administrators and the heads of accounts payable change a flow.':
    'لا يغيّر المسار إلا المسؤولون ومديرو حسابات الموردين.',
  'An administrator of the company, and whoever supports it, may ask why somebody may or may not do something.':
    'يجوز لمسؤول الشركة ولمن يدعمها أن يسألا لماذا يحق لشخص أمر أو لا يحق.',
  'Everybody who works with documents sees who approves them and why.': 'يرى كل من يعمل بالمستندات من يعتمدها ولماذا.',
  'Those who decide approve and reject; a buyer approves what requesters ask for.':
    'من يقررون يعتمدون ويرفضون؛ والمشتري يعتمد ما يطلبه مقدمو الطلبات.',
  'Everybody who may be given work sees where it is.': 'يرى كل من يمكن إسناد عمل إليه أين هو.',
  'Those who deal with documents hand work to each other, comment on it and close it.':
    'من يتعاملون مع المستندات يتبادلون العمل ويعلّقون عليه ويغلقونه.',
  'The heads of accounts payable and administrators set delegates, reminders and escalations.':
    'يحدد مديرو حسابات الموردين والمسؤولون النواب والتذكيرات والتصعيد.',
  'Those who code and approve see the codes and their lists.': 'من يرمّزون ويعتمدون يرون الرموز وقوائمها.',
  'Accounts payable, buyers and approvers code documents.': 'ترمّز حسابات الموردين والمشترون والمعتمدون المستندات.',
  'Administrators and the heads of accounts payable keep lists, rules and thresholds.':
    'يدير المسؤولون ومديرو حسابات الموردين القوائم والقواعد والحدود.',
}
