/**
 * Stands where a notice will be that is still read. What is pressed below the notices shows once none is coming, or the notice
 * would push it from under the pointer.
 */
export const NoticeComing = ({ when = true }: { when?: boolean }) => when && <span hidden data-coming />
