/** How IAM matches an ARN: `*` stands for any characters, slashes too, `?` for one. */
export const isMatch = (pattern: string, arn: string): boolean => {
  const escaped = pattern.replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`).test(arn)
}
