/** The sdk for apps that are drawn with React: the start inside the shell, and the hooks to it and to the reader's words. */

export { hooksOf, type Kontor, KontorProvider, type MessageValues, type Words } from './kontor.tsx'
export { messageOf } from './messageOf.ts'
export { type SdkMessageId, sdkMessages } from './messages/index.ts'
export { type AppPlan, type FrameProps, startApp } from './startApp.tsx'
export { todayOf } from './today.ts'
export { readIds, useProperty } from './useProperty.ts'
export { type ShownKey, useShownKeys } from './useShownKeys.ts'
export { useTitle } from './useTitle.ts'
