/** The mark and the name, on both grounds. */
import { Logo, LogoMark } from './logo.tsx';

export const specimen = {
  name: 'Logo',
  render: () => (
    <div className="flex flex-wrap items-center gap-10">
      <Logo />
      <LogoMark className="size-24 text-champagne" />
      <span className="on-paper rounded-lg bg-paper p-6">
        <Logo />
      </span>
    </div>
  ),
};
