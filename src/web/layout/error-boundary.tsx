/**
 * Keeps a fault of one screen inside that screen: the header and footer stay, the way on is shown.
 * React itself writes the fault to the console. Another page starts afresh (the caller gives a key).
 */
import { Component, type ReactNode } from 'react';
import { BrokenScreen } from '../screens/broken.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  /** Whoever was far down, or does not see the screen change, is taken to what is said now. */
  override componentDidCatch() {
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('content')?.focus({ preventScroll: true });
  }

  override render() {
    return this.state.broken ? <BrokenScreen /> : this.props.children;
  }
}
