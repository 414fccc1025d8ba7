import { initials } from './initials.ts'

export type AvatarProps = {
  /** A person's or a company's name. */
  name: string
  /** The name is not written beside it: say it. */
  named?: boolean | undefined
  /** 30 px unless told. */
  size?: 'small' | 'medium' | undefined
}

/** A person or a company as their initials. */
export function Avatar({ name, named = false, size = 'medium' }: AvatarProps) {
  return (
    <span
      className="k-avatar"
      data-size={size}
      {...(named ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {initials(name)}
    </span>
  )
}
