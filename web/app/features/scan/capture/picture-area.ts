/** Full width on phones, undoing the dialog's padding; 8.75rem is the height of its title and tabs. */
export const pictureArea =
  "relative overflow-hidden max-md:-mx-5 max-md:sm:-mx-6 max-md:-mb-6 max-md:h-[max(20rem,calc(100dvh-8.75rem))] " +
  "md:aspect-video md:rounded-xl";
