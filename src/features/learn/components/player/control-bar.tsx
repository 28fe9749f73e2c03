/** The bar under a lesson: where it is, its chapters, and the buttons. Everything here has a key as well. */
import Captions from 'lucide-react/icons/captions';
import CaptionsOff from 'lucide-react/icons/captions-off';
import Keyboard from 'lucide-react/icons/keyboard';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Volume from 'lucide-react/icons/volume-2';
import VolumeOff from 'lucide-react/icons/volume-x';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import { cx } from '../../../../ui/class-names.ts';
import { lessonCopy as copy } from '../../copy/lessons.ts';
import type { Deed } from '../../rules/lesson-keys.ts';
import { clockOf, shareOf, spokenClock, type Timeline } from '../../rules/lesson-timeline.ts';

export interface ControlBarProps {
  readonly timeline: Timeline;
  readonly seconds: number;
  readonly chapter: number;
  readonly playing: boolean;
  readonly captions: boolean;
  readonly speed: number;
  /** Null where no voice is installed. */
  readonly aloud: boolean | null;
  readonly wholeScreen: boolean;
  readonly onDeed: (deed: Deed) => void;
  readonly onSeek: (seconds: number) => void;
  readonly onAloud: () => void;
}

/** Between two chapters, in thousandths of the track. */
const GAP = 3;

export function ControlBar(props: ControlBarProps) {
  const { timeline, seconds, chapter, playing, captions, speed, aloud, wholeScreen, onDeed, onSeek, onAloud } = props;
  const title = timeline.chapters[chapter]?.title ?? '';
  return (
    <div className="lesson-bar no-print">
      <div className="wrap">
        <div className="lesson-track">
          <svg viewBox="0 0 1000 4" preserveAspectRatio="none" aria-hidden="true">
            {timeline.chapters.map(({ from, until }) => {
              const start = shareOf(from, timeline.length) * 1000;
              const width = shareOf(until, timeline.length) * 1000 - start - (until < timeline.length ? GAP : 0);
              const gone = Math.min(width, Math.max(0, shareOf(seconds, timeline.length) * 1000 - start));
              return (
                <g key={from}>
                  <rect className="rest" x={start} width={width} height="4" />
                  <rect className="done" x={start} width={gone} height="4" />
                </g>
              );
            })}
          </svg>
          <input
            type="range"
            min={0}
            max={timeline.length}
            step={0.1}
            value={seconds}
            aria-label={copy.position}
            aria-valuetext={copy.positionText(spokenClock(seconds), spokenClock(timeline.length), title)}
            onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
          />
        </div>
        <div className="lesson-buttons">
          <BarButton
            icon={playing ? Pause : Play}
            label={playing ? copy.pause : copy.play}
            onClick={() => onDeed('toggle')}
          />
          <BarButton icon={RotateCcw} label={copy.stepBack} onClick={() => onDeed('back')} className="wide-only" />
          <BarButton icon={RotateCw} label={copy.stepOn} onClick={() => onDeed('on')} className="wide-only" />
          <p className="lesson-clock">
            {clockOf(seconds)} / {clockOf(timeline.length)}
          </p>
          <span className="flex-1" />
          {aloud !== null && (
            <BarButton icon={aloud ? Volume : VolumeOff} label={copy.aloud} pressed={aloud} onClick={onAloud} />
          )}
          <BarButton
            icon={captions ? Captions : CaptionsOff}
            label={copy.captions}
            pressed={captions}
            onClick={() => onDeed('captions')}
          />
          <BarButton label={copy.speed(speed)} onClick={() => onDeed('faster')}>
            {speed}×
          </BarButton>
          <BarButton icon={Keyboard} label={copy.help} onClick={() => onDeed('help')} className="wide-only" />
          <BarButton
            icon={wholeScreen ? Minimize : Maximize}
            label={wholeScreen ? copy.leaveWholeScreen : copy.wholeScreen}
            onClick={() => onDeed('whole-screen')}
          />
        </div>
      </div>
    </div>
  );
}

function BarButton({
  icon: Icon,
  label,
  pressed,
  onClick,
  className,
  children,
}: {
  icon?: ComponentType<SVGProps<SVGSVGElement>>;
  label: string;
  pressed?: boolean;
  onClick: () => void;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      onClick={onClick}
      className={cx('lesson-button', className)}
    >
      {Icon ? <Icon aria-hidden="true" strokeWidth={1.4} /> : children}
    </button>
  );
}
