import type { ComponentProps } from "react";
import { Link } from "react-router";
import { type ButtonStyle, buttonClasses } from "./button-classes.ts";
import { classes } from "./classes.ts";

type ButtonLinkProps = ComponentProps<typeof Link> & ButtonStyle;

export function ButtonLink({ variant, size, isWide, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classes(buttonClasses({ variant, size, isWide }), className)} />;
}
