/** Featured episodes and the complete series of lessons. */
import * as z from 'zod/mini';
import { readContent } from '../../../kernel/content-file.ts';
import { pictureWords } from '../../destinations/content/pictures.ts';

const Difficulty = z.enum(['All Levels', 'Beginner', 'Intermediate', 'Advanced']);
export type Difficulty = z.infer<typeof Difficulty>;

const FeaturedEpisode = z.object({
  /** Id of its lesson. */
  id: z.string(),
  title: z.string(),
  series: z.string(),
  duration: z.string(),
  views: z.string(),
  description: z.string(),
  /** Picture id. */
  picture: z.string(),
});
export type FeaturedEpisode = z.infer<typeof FeaturedEpisode> & { readonly alt: string };

const VideoSeries = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  episodes: z.int(),
  totalDuration: z.string(),
  difficulty: Difficulty,
  rating: z.number(),
  students: z.string(),
  category: z.string(),
  topics: z.array(z.string()),
  /** Titles of all episodes, in order; those in `content/lessons` can be watched. */
  outline: z.array(z.string()),
});
export type VideoSeries = z.infer<typeof VideoSeries>;

const videos = readContent(
  'videos.yaml',
  z.object({ featured: z.array(FeaturedEpisode), series: z.array(VideoSeries) }),
);
export const featuredEpisodes: readonly FeaturedEpisode[] = videos.featured.map((episode) => ({
  ...episode,
  alt: pictureWords[episode.picture] ?? '',
}));
export const videoSeries: readonly VideoSeries[] = videos.series;
